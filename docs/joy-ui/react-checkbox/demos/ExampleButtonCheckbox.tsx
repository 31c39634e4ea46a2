import Checkbox, { checkboxClasses } from '@mui/joy/Checkbox';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const viewports = { Phone: '390 px', Tablet: '820 px', Desktop: '1440 px' };
const frame = { border: '2px solid', borderColor: 'primary.500' };

export default function ExampleButtonCheckbox() {
  return (
    <Stack role="group" aria-label="Viewports" direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
      {Object.entries(viewports).map(([name, width]) => (
        <Sheet key={name} variant="outlined" sx={{ p: 1.5, width: 130, borderRadius: 'md' }}>
          <Checkbox
            overlay
            label={name}
            sx={{ [`& .${checkboxClasses.action}.Mui-checked`]: frame }}
          />
          <Typography level="body-sm">{width}</Typography>
        </Sheet>
      ))}
    </Stack>
  );
}
