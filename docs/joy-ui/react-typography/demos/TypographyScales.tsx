import Stack from '@mui/joy/Stack';
import Typography, { type TypographyProps } from '@mui/joy/Typography';

const headings: TypographyProps['level'][] = ['h1', 'h2', 'h3', 'h4'];
const titles: TypographyProps['level'][] = ['title-lg', 'title-md', 'title-sm'];
const bodies: TypographyProps['level'][] = ['body-lg', 'body-md', 'body-sm', 'body-xs'];

export default function TypographyScales() {
  return (
    <Stack spacing={1}>
      {[...headings, ...titles, ...bodies].map((level) => (
        <Typography key={level} level={level} component="p">
          {level}: harbor tours
        </Typography>
      ))}
    </Stack>
  );
}
