import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function DisabledAccordion() {
  return (
    <Box sx={{ width: 1, maxWidth: 400 }}>
      <Accordion>
        <AccordionSummary expandIcon={<ExpandMoreIcon />} id="address" aria-controls="address-text">
          Address
        </AccordionSummary>
        <AccordionDetails>Leila Haddad, 14 Harbor Street</AccordionDetails>
      </Accordion>
      <Accordion disabled>
        <AccordionSummary expandIcon={<ExpandMoreIcon />} id="payment" aria-controls="payment-text">
          Payment (confirm the address first)
        </AccordionSummary>
        <AccordionDetails>Card or invoice</AccordionDetails>
      </Accordion>
    </Box>
  );
}
