import { useState } from 'react';
import type { ReactNode } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Stack from '@mui/material/Stack';
import ExpandMore from '@mui/icons-material/ExpandMore';

interface Props {
  title: string;
  isOpen?: boolean;
  children: () => ReactNode;
}

/** A group of fields that readers can open. Closed ones aren't rendered: there are hundreds of fields. */
export function Group({ title, isOpen = false, children }: Props) {
  const [expanded, setExpanded] = useState(isOpen);
  return (
    <Accordion
      disableGutters
      elevation={0}
      square
      expanded={expanded}
      onChange={(_event, next) => setExpanded(next)}
      slotProps={{ transition: { unmountOnExit: true, timeout: 0 }, heading: { component: 'h2' } }}
      sx={{ bgcolor: 'transparent', '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />} sx={{ px: '4px', fontWeight: 600 }}>
        {title}
      </AccordionSummary>
      <AccordionDetails sx={{ px: '4px', pt: 0 }}>
        <Stack sx={{ gap: '12px', pt: '6px' }}>{expanded && children()}</Stack>
      </AccordionDetails>
    </Accordion>
  );
}
