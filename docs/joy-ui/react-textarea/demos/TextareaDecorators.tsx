import * as React from 'react';
import Button from '@mui/joy/Button';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

export default function TextareaDecorators() {
  const [text, setText] = React.useState('');
  const count = <Typography level="body-xs">{text.length} characters</Typography>;

  return (
    <Textarea
      aria-label="Reply"
      placeholder="Reply to Amara"
      minRows={2}
      value={text}
      onChange={(event) => setText(event.target.value)}
      startDecorator={count}
      endDecorator={<Button onClick={() => setText('')}>Send</Button>}
      sx={{ width: 280 }}
    />
  );
}
