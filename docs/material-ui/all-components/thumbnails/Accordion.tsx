import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionThumbnail() {
  return (
    <Box sx={{ width: 190 }}>
      <Accordion defaultExpanded disableGutters slotProps={{ heading: { component: 'div' } }}>
        <AccordionSummary expandIcon={<ExpandMoreIcon />}>Shipping</AccordionSummary>
        <AccordionDetails sx={{ pt: 0 }}>Two to four days</AccordionDetails>
      </Accordion>
    </Box>
  );
}
