import AspectRatio from '@mui/joy/AspectRatio';
import SvgIcon from '@mui/joy/SvgIcon';

export default function PlaceholderAspectRatio() {
  return (
    <AspectRatio variant="outlined" ratio="4/3" sx={{ width: 200 }}>
      <div role="img" aria-label="No photo yet">
        <SvgIcon sx={{ fontSize: 48, opacity: 0.6 }}>
          <path d="M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7c0-1.1.9-2 2-2m2 12h12l-4-6-3 4-2-2z" />
        </SvgIcon>
      </div>
    </AspectRatio>
  );
}
