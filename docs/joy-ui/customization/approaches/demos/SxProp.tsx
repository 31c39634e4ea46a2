import Avatar from '@mui/joy/Avatar';

export default function SxProp() {
  return (
    <Avatar
      sx={{
        '--Avatar-size': '64px',
        boxShadow: 'md',
        outline: '3px solid',
        outlineColor: 'primary.300',
        outlineOffset: '3px',
      }}
    >
      NA
    </Avatar>
  );
}
