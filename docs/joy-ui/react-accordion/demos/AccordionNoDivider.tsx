import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import { hideClosed } from './hideClosed';

export default function AccordionNoDivider() {
  return (
    <AccordionGroup disableDivider sx={{ ...hideClosed, width: 1, maxWidth: 400 }}>
      <Accordion>
        <AccordionSummary>Morning</AccordionSummary>
        <AccordionDetails>Guided walk through the dunes</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>Afternoon</AccordionSummary>
        <AccordionDetails>Time for the museum</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
