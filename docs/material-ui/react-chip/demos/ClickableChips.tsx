import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const questions = ['Where is my order?', 'How do I return it?'];

export default function ClickableChips() {
  const [question, setQuestion] = React.useState<string>();

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {questions.map((text) => (
          <Chip key={text} label={text} onClick={() => setQuestion(text)} />
        ))}
      </Stack>
      <Typography role="status">
        {question ? `You asked: ${question}` : 'Choose a question'}
      </Typography>
    </Stack>
  );
}
