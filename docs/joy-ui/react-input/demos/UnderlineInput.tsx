import Input from '@mui/joy/Input';

export default function UnderlineInput() {
  return (
    <Input
      aria-label="Title of the note"
      placeholder="Title of the note"
      variant="plain"
      sx={{
        '--Input-radius': '0px',
        borderBottom: '2px solid',
        borderColor: 'neutral.outlinedBorder',
        '&::before': { display: 'none' },
        '&:focus-within': { borderColor: 'primary.500' },
      }}
    />
  );
}
