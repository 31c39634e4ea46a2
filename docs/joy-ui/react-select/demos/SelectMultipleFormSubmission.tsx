import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SelectMultipleFormSubmission() {
  const [sent, setSent] = React.useState('');

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ width: 240 }}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(new FormData(event.currentTarget).get('formats') as string);
      }}
    >
      <FormControl>
        <FormLabel>File formats</FormLabel>
        <Select multiple name="formats" defaultValue={['csv', 'pdf']}>
          <Option value="csv">CSV</Option>
          <Option value="json">JSON</Option>
          <Option value="pdf">PDF</Option>
        </Select>
      </FormControl>
      <Button type="submit">Export</Button>
      <Typography level="body-sm" role="status">
        {sent ? `Sent: formats=${sent}` : 'Nothing sent yet'}
      </Typography>
    </Stack>
  );
}
