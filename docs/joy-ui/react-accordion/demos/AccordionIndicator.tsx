import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import SvgIcon from '@mui/joy/SvgIcon';
import { hideClosed } from './hideClosed';

const plus = (
  <SvgIcon>
    <path d="M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z" />
  </SvgIcon>
);

const turning = {
  ...hideClosed,
  width: 1,
  maxWidth: 400,
  '& .MuiAccordionSummary-indicator.Mui-expanded': { transform: 'rotate(45deg)' },
};

export default function AccordionIndicator() {
  return (
    <AccordionGroup sx={turning}>
      <Accordion>
        <AccordionSummary indicator={plus}>Ingredients</AccordionSummary>
        <AccordionDetails>Flour, water, salt, and two days of patience</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
