import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, { accordionSummaryClasses } from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';

const settings = [
  { id: 'profile', title: 'Profile', text: 'Name, picture, and time zone' },
  { id: 'alerts', title: 'Alerts', text: 'Email on weekdays at 9:00' },
  { id: 'billing', title: 'Billing', text: 'Invoice on the first of the month' },
];

const IconFirst = styled(AccordionSummary)(({ theme }) => ({
  flexDirection: 'row-reverse',
  gap: theme.spacing(1),
  [`&.${accordionSummaryClasses.focusVisible}`]: { outline: '2px solid', outlineOffset: -2 },
}));

export default function CustomizedAccordions() {
  const [open, setOpen] = React.useState<string | null>('profile');

  return (
    <Box sx={{ width: 1, maxWidth: 400 }}>
      {settings.map(({ id, title, text }) => (
        <Accordion
          key={id}
          variant="outlined"
          disableGutters
          expanded={open === id}
          onChange={(_event, expanded) => setOpen(expanded ? id : null)}
          sx={{ '&::before': { display: 'none' }, '&:not(:last-of-type)': { borderBottom: 0 } }}
        >
          <IconFirst expandIcon={<ExpandMoreIcon />} id={id} aria-controls={`${id}-text`}>
            {title}
          </IconFirst>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
