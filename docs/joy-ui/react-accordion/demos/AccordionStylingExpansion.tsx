import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import { hideClosed } from './hideClosed';

const highlight = {
  '& .MuiAccordion-root.Mui-expanded': { bgcolor: 'background.level1', borderRadius: 'sm' },
  '& .MuiAccordionSummary-button[aria-expanded="true"]': { color: 'primary.plainColor' },
};

export default function AccordionStylingExpansion() {
  return (
    <AccordionGroup disableDivider sx={{ ...hideClosed, ...highlight, width: 1, maxWidth: 400 }}>
      <Accordion defaultExpanded>
        <AccordionSummary>Ferry</AccordionSummary>
        <AccordionDetails>Every half hour from the north pier</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>Bus</AccordionSummary>
        <AccordionDetails>Line 12 stops at the gate.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
