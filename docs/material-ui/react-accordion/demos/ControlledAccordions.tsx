import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const teams = [
  { id: 'design', name: 'Design', members: 'Mei Tanaka, Jonas Lindqvist' },
  { id: 'support', name: 'Support', members: 'Amara Okafor, Diego Ramos' },
  { id: 'sales', name: 'Sales', members: 'Priya Nair, Tomás Silva' },
];

export default function ControlledAccordions() {
  const [open, setOpen] = React.useState<string[]>([]);

  return (
    <Box sx={{ width: 1, maxWidth: 400 }}>
      <Button onClick={() => setOpen(teams.map((team) => team.id))}>Expand all</Button>
      <Button onClick={() => setOpen([])}>Collapse all</Button>
      {teams.map(({ id, name, members }) => (
        <Accordion
          key={id}
          expanded={open.includes(id)}
          onChange={(_event, expanded) =>
            setOpen(expanded ? [...open, id] : open.filter((other) => other !== id))
          }
        >
          <AccordionSummary expandIcon={<ExpandMoreIcon />} id={id} aria-controls={`${id}-text`}>
            {name}
          </AccordionSummary>
          <AccordionDetails>{members}</AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
