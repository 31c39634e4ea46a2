import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { questions } from './plans';

/** What people ask before they pay. */
export default function Questions() {
  const id = React.useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h5" component="h2" sx={{ mb: 2 }}>
        Questions
      </Typography>
      {questions.map(({ question, answer }, index) => (
        <Accordion key={question} variant="outlined" disableGutters>
          <AccordionSummary
            id={`${id}question${index}`}
            aria-controls={`${id}answer${index}`}
            expandIcon={<ExpandMoreIcon />}
          >
            {question}
          </AccordionSummary>
          <AccordionDetails sx={{ color: 'text.secondary' }}>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </section>
  );
}
