import * as React from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import { hideClosed } from './hideClosed';

const questions = [
  { id: 'dates', question: 'Can I change the date?', answer: 'Yes, until the evening before.' },
  { id: 'dogs', question: 'Are dogs allowed?', answer: 'Yes, on a leash.' },
  { id: 'lunch', question: 'Is lunch included?', answer: 'No, but there is a kitchen.' },
];

export default function AccordionControlled() {
  const [openId, setOpenId] = React.useState<string | null>('dates');

  return (
    <AccordionGroup sx={{ ...hideClosed, width: 1, maxWidth: 400 }}>
      {questions.map(({ id, question, answer }) => (
        <Accordion
          key={id}
          expanded={openId === id}
          onChange={(_event, expanded) => setOpenId(expanded ? id : null)}
        >
          <AccordionSummary>{question}</AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
