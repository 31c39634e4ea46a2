import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionExpandDefault() {
  return (
    <Box sx={{ width: 1, maxWidth: 400 }}>
      <Accordion defaultExpanded>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="features"
          aria-controls="features-text"
        >
          New features
        </AccordionSummary>
        <AccordionDetails>Comments can be sorted and resolved.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary expandIcon={<ExpandMoreIcon />} id="fixes" aria-controls="fixes-text">
          Fixes
        </AccordionSummary>
        <AccordionDetails>Exported files keep their names.</AccordionDetails>
      </Accordion>
    </Box>
  );
}
