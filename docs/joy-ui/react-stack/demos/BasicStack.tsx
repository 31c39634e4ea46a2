import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function BasicStack() {
  return (
    <Box sx={{ width: 1, maxWidth: 260 }}>
      <Stack component="form" spacing={2} onSubmit={(event) => event.preventDefault()}>
        <FormControl>
          <FormLabel>Team</FormLabel>
          <Input name="team" />
        </FormControl>
        <FormControl>
          <FormLabel>City</FormLabel>
          <Input name="city" />
        </FormControl>
        <Button type="submit">Create team</Button>
      </Stack>
    </Box>
  );
}
