import { accordionDetailsClasses } from '@mui/joy/AccordionDetails';

/** Hides closed details from screen readers and the Tab key, after they have moved. */
export const hideClosed = {
  [`& .${accordionDetailsClasses.root}`]: {
    transition: 'var(--AccordionDetails-transition), visibility 0.2s',
    [`&:not(.${accordionDetailsClasses.expanded})`]: { visibility: 'hidden' },
  },
};
