import Textarea from '@mui/joy/Textarea';

export default function TextareaThumbnail() {
  return (
    <Textarea
      defaultValue="Leave it at the door."
      minRows={3}
      maxRows={3}
      sx={{ width: 180 }}
      slotProps={{ textarea: { 'aria-label': 'Note' } }}
    />
  );
}
