import Box from '@mui/joy/Box';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';

const file = (
  <SvgIcon>
    <path d="M6 2h8l6 6v14H6z" />
  </SvgIcon>
);

export default function TypographyTruncated() {
  return (
    <Box sx={{ width: 240 }}>
      <Typography noWrap>inspection-report-of-the-northern-breakwater.pdf</Typography>
      <Typography startDecorator={file}>
        <Typography noWrap>inspection-report-of-the-northern-breakwater.pdf</Typography>
      </Typography>
    </Box>
  );
}
