import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, { accordionSummaryClasses } from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import AddIcon from '@mui/icons-material/Add';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';

const eighthTurn = {
  [`& .${accordionSummaryClasses.expandIconWrapper}.${accordionSummaryClasses.expanded}`]: {
    transform: 'rotate(45deg)',
  },
};

export default function AccordionExpandIcon() {
  return (
    <Box sx={{ width: 1, maxWidth: 400 }}>
      <Accordion>
        <AccordionSummary
          expandIcon={<ArrowDropDownIcon />}
          id="storage"
          aria-controls="storage-text"
        >
          Storage
        </AccordionSummary>
        <AccordionDetails>Each member has 50 GB.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary
          expandIcon={<AddIcon />}
          id="members"
          aria-controls="members-text"
          sx={eighthTurn}
        >
          Members
        </AccordionSummary>
        <AccordionDetails>The plan includes 25 members.</AccordionDetails>
      </Accordion>
    </Box>
  );
}
