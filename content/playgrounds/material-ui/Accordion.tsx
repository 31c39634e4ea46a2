import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import type { AccordionProps } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

export default function AccordionExample(props: Omit<AccordionProps, 'children'>) {
  return (
    <Accordion {...props}>
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>Delivery</AccordionSummary>
      <AccordionDetails>Parcels arrive within two to three days.</AccordionDetails>
    </Accordion>
  );
}
