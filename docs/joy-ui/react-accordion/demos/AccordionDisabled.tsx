import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import { hideClosed } from './hideClosed';

export default function AccordionDisabled() {
  return (
    <AccordionGroup sx={{ ...hideClosed, width: 1, maxWidth: 400 }}>
      <Accordion>
        <AccordionSummary>Address</AccordionSummary>
        <AccordionDetails>Harbor Street 4</AccordionDetails>
      </Accordion>
      <Accordion disabled>
        <AccordionSummary>Payment, after the address is verified</AccordionSummary>
        <AccordionDetails>By card or by invoice</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
