import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function TextareaValidation() {
  const [text, setText] = React.useState('The left hinge of the cabinet is bent, and');
  const error = text.length > 40;

  return (
    <FormControl error={error} sx={{ width: 280 }}>
      <FormLabel>Summary</FormLabel>
      <Textarea error={error} value={text} onChange={(event) => setText(event.target.value)} />
      <FormHelperText>{text.length} of 40 characters</FormHelperText>
    </FormControl>
  );
}
