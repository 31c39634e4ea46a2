import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import { hideClosed } from './hideClosed';

const panel = {
  ...hideClosed,
  width: 1,
  maxWidth: 400,
  borderRadius: 'lg',
  '& .MuiAccordionDetails-content.Mui-expanded': { paddingBlock: '1rem' },
};

export default function AccordionDepthPanel() {
  return (
    <AccordionGroup variant="outlined" sx={panel}>
      <Accordion defaultExpanded>
        <AccordionSummary>Depth of the harbor</AccordionSummary>
        <AccordionDetails variant="soft">Between 4 and 11 m</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>Currents</AccordionSummary>
        <AccordionDetails variant="soft">Strong at high tide</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
