import AspectRatio from '@mui/joy/AspectRatio';
import SvgIcon from '@mui/joy/SvgIcon';

const check = (
  <SvgIcon titleAccess="Paid">
    <path d="m9 16.2-4.2-4.2-1.4 1.4L9 19 21 7l-1.4-1.4z" />
  </SvgIcon>
);

export default function IconWrapper() {
  return (
    <AspectRatio
      ratio="1"
      variant="solid"
      color="success"
      sx={{ width: 48, borderRadius: '50%', '--Icon-fontSize': '28px' }}
    >
      <div>{check}</div>
    </AspectRatio>
  );
}
