import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SelectFormSubmission() {
  const [sent, setSent] = React.useState<Record<string, FormDataEntryValue>>();

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ width: 220 }}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <FormControl required>
        <FormLabel>Warehouse</FormLabel>
        <Select name="warehouse" placeholder="Choose one" required>
          <Option value="lagos">Lagos</Option>
          <Option value="osaka">Osaka</Option>
          <Option value="porto">Porto</Option>
        </Select>
      </FormControl>
      <Button type="submit">Move stock</Button>
      <Typography level="body-sm" role="status">
        {sent ? `Sent: ${JSON.stringify(sent)}` : 'Nothing sent yet'}
      </Typography>
    </Stack>
  );
}
