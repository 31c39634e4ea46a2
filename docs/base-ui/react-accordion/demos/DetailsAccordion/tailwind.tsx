import { useId } from 'react';

const question =
  'group border-slate-500 [interpolate-size:allow-keywords] [&:not(:first-child)]:border-t [&::details-content]:overflow-clip [&::details-content]:[block-size:0] [&::details-content]:[transition:block-size_200ms,content-visibility_200ms_allow-discrete] motion-reduce:[&::details-content]:transition-none [&[open]::details-content]:[block-size:auto]';
const summary =
  "flex cursor-pointer items-center justify-between gap-4 rounded-lg px-4 py-3 font-semibold after:size-2 after:flex-none after:rotate-45 after:border-b-2 after:border-r-2 after:border-current after:content-[''] focus-visible:outline focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-blue-500 group-open:after:rotate-[225deg] [&::-webkit-details-marker]:hidden";

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
    <div className="max-w-[26rem] rounded-lg border border-slate-500 bg-white dark:bg-slate-900">
      {questions.map(({ title, answer }, index) => (
        <details className={question} key={title} name={name} open={index === 0}>
          <summary className={summary}>{title}</summary>
          <p className="m-0 px-4 pb-4">{answer}</p>
        </details>
      ))}
    </div>
  );
}
