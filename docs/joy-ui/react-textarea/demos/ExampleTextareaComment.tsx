import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function ExampleTextareaComment() {
  const [bold, setBold] = React.useState(false);
  const bar = (
    <Stack direction="row" sx={{ flexGrow: 1, justifyContent: 'space-between' }}>
      <IconButton aria-label="Bold" aria-pressed={bold} onClick={() => setBold(!bold)}>
        B
      </IconButton>
      <Button>Send</Button>
    </Stack>
  );

  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Your comment</FormLabel>
      <Textarea
        minRows={3}
        placeholder="Type something here"
        endDecorator={bar}
        sx={{ fontWeight: bold ? 'lg' : 'md' }}
      />
    </FormControl>
  );
}
