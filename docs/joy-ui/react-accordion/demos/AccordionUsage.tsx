import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import { hideClosed } from './hideClosed';

export default function AccordionUsage() {
  return (
    <AccordionGroup sx={{ ...hideClosed, width: 1, maxWidth: 400 }}>
      <Accordion>
        <AccordionSummary>Delivery</AccordionSummary>
        <AccordionDetails>Parcels arrive within two to three days.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>Returns</AccordionSummary>
        <AccordionDetails>You can return a parcel for four weeks.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
