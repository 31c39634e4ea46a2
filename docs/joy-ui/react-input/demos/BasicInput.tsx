import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function BasicInput() {
  const [title, setTitle] = React.useState('Quarterly report');
  const slug = title.toLowerCase().replaceAll(' ', '-');

  return (
    <FormControl sx={{ width: 260 }}>
      <FormLabel>Title</FormLabel>
      <Input value={title} onChange={(event) => setTitle(event.target.value)} />
      <FormHelperText>Address: /reports/{slug}</FormHelperText>
    </FormControl>
  );
}
