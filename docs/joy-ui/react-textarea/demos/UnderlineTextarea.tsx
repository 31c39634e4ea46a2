import Textarea from '@mui/joy/Textarea';

export default function UnderlineTextarea() {
  return (
    <Textarea
      aria-label="Text of the note"
      placeholder="Text of the note"
      variant="plain"
      sx={{
        '--Textarea-radius': '0px',
        borderBottom: '2px solid',
        borderColor: 'neutral.outlinedBorder',
        '&::before': { display: 'none' },
        '&:focus-within': { borderColor: 'primary.500' },
      }}
    />
  );
}
