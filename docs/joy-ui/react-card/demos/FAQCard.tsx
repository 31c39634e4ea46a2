import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

const questions = [
  { question: 'Can I change the date?', answer: 'Yes, until the evening before.' },
  { question: 'Is there parking?', answer: 'Yes, behind the boathouse.' },
];

export default function FAQCard() {
  return (
    <Card sx={{ width: 1, maxWidth: 360 }}>
      <Typography level="title-lg">Before you come</Typography>
      <AccordionGroup sx={{ '& .MuiAccordionDetails-root[hidden]': { display: 'none' } }}>
        {questions.map(({ question, answer }) => (
          <Accordion key={question}>
            <AccordionSummary>{question}</AccordionSummary>
            <AccordionDetails>{answer}</AccordionDetails>
          </Accordion>
        ))}
      </AccordionGroup>
    </Card>
  );
}
