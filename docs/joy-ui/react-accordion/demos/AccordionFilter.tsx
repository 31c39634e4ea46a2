import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import { hideClosed } from './hideClosed';

const groups = [
  { title: 'Notifications', settings: ['New orders', 'Returns'] },
  { title: 'Privacy', settings: ['Show my name', 'Show my photo'] },
];

export default function AccordionFilter() {
  return (
    <AccordionGroup sx={{ ...hideClosed, width: 1, maxWidth: 400 }}>
      {groups.map(({ title, settings }) => (
        <Accordion key={title}>
          <AccordionSummary>{title}</AccordionSummary>
          <AccordionDetails>
            <Stack spacing={1.5}>{settings.map(setting)}</Stack>
          </AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}

function setting(label: string) {
  return (
    <FormControl key={label} orientation="horizontal" sx={{ justifyContent: 'space-between' }}>
      <FormLabel>{label}</FormLabel>
      <Switch slotProps={{ input: { tabIndex: 0 } }} />
    </FormControl>
  );
}
