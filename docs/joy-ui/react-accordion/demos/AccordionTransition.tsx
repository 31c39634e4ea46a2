import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import { hideClosed } from './hideClosed';

const calm = {
  '@media (prefers-reduced-motion: reduce)': {
    '&, & .MuiAccordionDetails-root': { '--AccordionDetails-transition': 'none 0s' },
  },
};

export default function AccordionTransition() {
  return (
    <AccordionGroup
      transition={{ initial: '0.4s ease-in', expanded: '0.4s ease-out' }}
      sx={{ ...hideClosed, ...calm, width: 1, maxWidth: 400 }}
    >
      <Accordion>
        <AccordionSummary>Weather</AccordionSummary>
        <AccordionDetails>Sunny in the morning, rain after 15:00.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
