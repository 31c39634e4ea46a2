import { accordionDetailsClasses } from '@mui/joy/AccordionDetails';

/** Hides closed details from screen readers and the Tab key, after the slowest of the demos has moved them. */
export const hideClosed = {
  [`& .${accordionDetailsClasses.root}`]: {
    transition: 'var(--AccordionDetails-transition), visibility 0.4s',
    [`&:not(.${accordionDetailsClasses.expanded})`]: { visibility: 'hidden' },
  },
};
