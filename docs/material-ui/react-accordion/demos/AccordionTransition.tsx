import * as React from 'react';
import Accordion, { type AccordionSlots } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Fade from '@mui/material/Fade';

type TransitionProps = React.ComponentProps<AccordionSlots['transition']>;

function FadeTransition({ in: open, children }: TransitionProps) {
  return (
    <Fade in={open} unmountOnExit>
      <div>{children}</div>
    </Fade>
  );
}

export default function AccordionTransition() {
  return (
    <Box sx={{ width: 1, maxWidth: 400 }}>
      <Accordion slotProps={{ transition: { timeout: 600 } }}>
        <AccordionSummary expandIcon={<ExpandMoreIcon />} id="time" aria-controls="time-text">
          Schedule
        </AccordionSummary>
        <AccordionDetails>Every night at 2:00. This panel slides slowly.</AccordionDetails>
      </Accordion>
      <Accordion slots={{ transition: FadeTransition }}>
        <AccordionSummary expandIcon={<ExpandMoreIcon />} id="place" aria-controls="place-text">
          Location
        </AccordionSummary>
        <AccordionDetails>Frankfurt and Osaka. This panel fades in.</AccordionDetails>
      </Accordion>
    </Box>
  );
}
