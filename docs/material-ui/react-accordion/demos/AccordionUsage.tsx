import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionUsage() {
  return (
    <Box sx={{ width: 1, maxWidth: 400 }}>
      <Accordion>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="delivery"
          aria-controls="delivery-text"
        >
          Delivery times
        </AccordionSummary>
        <AccordionDetails>Parcels arrive within two to three working days.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary expandIcon={<ExpandMoreIcon />} id="returns" aria-controls="returns-text">
          Returns
        </AccordionSummary>
        <AccordionDetails>You can return unused items for 30 days.</AccordionDetails>
        <AccordionActions>
          <Button>Return an item</Button>
        </AccordionActions>
      </Accordion>
    </Box>
  );
}
