import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import { hideClosed } from './hideClosed';

const heading = { component: 'h3', sx: { my: 0, fontSize: 'inherit' } } as const;

export default function AccordionBasic() {
  return (
    <AccordionGroup sx={{ ...hideClosed, width: 1, maxWidth: 400 }}>
      <Accordion defaultExpanded>
        <AccordionSummary {...heading}>Opening hours</AccordionSummary>
        <AccordionDetails>On weekdays from 9:00 to 17:00.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary {...heading}>How to get here</AccordionSummary>
        <AccordionDetails>Take the ferry to the north pier.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
