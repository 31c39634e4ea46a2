import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import { hideClosed } from './hideClosed';

const panel = {
  borderRadius: 'lg',
  '& .MuiAccordionDetails-content.Mui-expanded': { paddingBlock: '1rem' },
};

export default function AccordionDepthPanel() {
  return (
    <AccordionGroup variant="outlined" sx={{ ...hideClosed, ...panel, width: 1, maxWidth: 400 }}>
      <Accordion defaultExpanded>
        <AccordionSummary>Depth of the harbor</AccordionSummary>
        <AccordionDetails variant="soft">Between 4 m and 11 m at low tide</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>Currents</AccordionSummary>
        <AccordionDetails variant="soft">Strongest two hours after high tide</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
