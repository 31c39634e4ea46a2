import Masonry from '@mui/lab/Masonry';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const questions = [
  { title: 'Delivery', text: 'Two to four working days. You receive a link to follow the parcel.' },
  { title: 'Returns', text: 'Free for 30 days.' },
  { title: 'Payment', text: 'By card, by transfer, or on account from the second order.' },
  { title: 'Repairs', text: 'In our workshop in Porto, for ten years.' },
];

export default function MasonryWithVariableHeightItems() {
  return (
    <Box sx={{ width: '100%', minHeight: 220 }}>
      <Masonry columns={2} spacing={1} sx={{ width: 'auto' }}>
        {questions.map(({ title, text }) => (
          <div key={title}>
            <Accordion>
              <AccordionSummary
                expandIcon={<ExpandMoreIcon />}
                id={`masonry-${title}`}
                aria-controls={`masonry-${title}-text`}
              >
                {title}
              </AccordionSummary>
              <AccordionDetails>{text}</AccordionDetails>
            </Accordion>
          </div>
        ))}
      </Masonry>
    </Box>
  );
}
