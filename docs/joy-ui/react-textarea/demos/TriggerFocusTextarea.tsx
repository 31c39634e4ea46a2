import Textarea from '@mui/joy/Textarea';

export default function TriggerFocusTextarea() {
  return (
    <Textarea
      aria-label="Filter by words in the message"
      placeholder="Filter by words in the message"
      defaultValue="damaged"
      sx={{ '&:has(textarea:not(:placeholder-shown))': { '--Textarea-focused': '1' } }}
    />
  );
}
