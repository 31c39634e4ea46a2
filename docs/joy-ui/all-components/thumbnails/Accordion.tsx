import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionThumbnail() {
  return (
    <AccordionGroup variant="outlined" transition="0s" sx={{ width: 180, borderRadius: 'sm' }}>
      <Accordion expanded>
        <AccordionSummary>Shipping</AccordionSummary>
        <AccordionDetails>Two days</AccordionDetails>
      </Accordion>
      <Accordion expanded={false}>
        <AccordionSummary>Returns</AccordionSummary>
      </Accordion>
    </AccordionGroup>
  );
}
