import * as React from 'react';
import { styled } from '@mui/system';

function PlainLabelButton({ className }: { className?: string }) {
  const [copies, setCopies] = React.useState(0);
  return (
    <button type="button" className={className} onClick={() => setCopies(copies + 1)}>
      Print the label ({copies})
    </button>
  );
}

const LabelButton = styled(PlainLabelButton)({
  padding: '12px 32px',
  border: 0,
  borderRadius: 4,
  font: 'inherit',
  color: '#fff',
  background: 'linear-gradient(45deg, #00695c, #1a237e)',
});

export default function HigherOrderComponent() {
  return <LabelButton />;
}
