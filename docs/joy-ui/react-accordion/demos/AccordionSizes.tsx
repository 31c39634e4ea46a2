import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Stack from '@mui/joy/Stack';
import { hideClosed } from './hideClosed';

const sizes = ['sm', 'md', 'lg'] as const;

export default function AccordionSizes() {
  return (
    <Stack spacing={2} sx={{ width: 1, maxWidth: 400 }}>
      {sizes.map((size) => (
        <AccordionGroup key={size} size={size} sx={hideClosed}>
          <Accordion>
            <AccordionSummary>Luggage, size {size}</AccordionSummary>
            <AccordionDetails>One bag and one small item per seat.</AccordionDetails>
          </Accordion>
        </AccordionGroup>
      ))}
    </Stack>
  );
}
