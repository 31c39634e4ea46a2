import { useId } from 'react';
import { styled } from '@mui/system';

const List = styled('div')`
  max-width: 26rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
`;

const Question = styled('details')`
  interpolate-size: allow-keywords;
  & + & {
    border-block-start: 1px solid #7b8794;
  }
  &::details-content {
    block-size: 0;
    overflow: clip;
    transition:
      block-size 200ms,
      content-visibility 200ms allow-discrete;
  }
  &[open]::details-content {
    block-size: auto;
  }
  @media (prefers-reduced-motion: reduce) {
    &::details-content {
      transition: none;
    }
  }
`;

const Title = styled('summary')`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  padding: 0.75rem 1rem;
  border-radius: 0.5rem;
  cursor: pointer;
  font-weight: 600;
  &::-webkit-details-marker {
    display: none;
  }
  &::after {
    content: '';
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  [open] > &::after {
    transform: rotate(225deg);
  }
  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: -3px;
  }
`;

const Answer = styled('p')`
  margin: 0;
  padding: 0 1rem 1rem;
`;

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
    <List>
      {questions.map(({ title, answer }, index) => (
        <Question key={title} name={name} open={index === 0}>
          <Title>{title}</Title>
          <Answer>{answer}</Answer>
        </Question>
      ))}
    </List>
  );
}
