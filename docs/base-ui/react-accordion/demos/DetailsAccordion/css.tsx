import { useId } from 'react';
import './styles.css';

const questions = [
  {
    title: 'When does an order leave?',
    answer: 'Orders placed before 14:00 leave the warehouse on the same day.',
  },
  {
    title: 'Can the address be changed?',
    answer: 'Yes, until the parcel has left. Open the order, and choose Edit address.',
  },
  {
    title: 'Who pays for returns?',
    answer: 'We do, for 30 days after delivery. A label is in each parcel.',
  },
];

export default function DetailsAccordion() {
  const name = useId();
  return (
    <div className="question-list">
      {questions.map(({ title, answer }, index) => (
        <details className="question" key={title} name={name} open={index === 0}>
          <summary className="question-title">{title}</summary>
          <p className="question-answer">{answer}</p>
        </details>
      ))}
    </div>
  );
}
