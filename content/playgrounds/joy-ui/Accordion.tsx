import Accordion from '@mui/joy/Accordion';
import type { AccordionProps } from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export const hidden = ['accordionId'] satisfies (keyof AccordionProps)[];

export default function AccordionExample(props: AccordionProps) {
  return (
    <AccordionGroup sx={{ width: 280 }}>
      <Accordion {...props}>
        <AccordionSummary>Delivery</AccordionSummary>
        <AccordionDetails>Parcels arrive within two to three days.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
