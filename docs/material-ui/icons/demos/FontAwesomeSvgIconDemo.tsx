import Stack from '@mui/material/Stack';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

interface DefinitionIconProps extends SvgIconProps {
  definition: { icon: readonly [width: number, height: number, path: string] };
}

// The form of a Font Awesome definition, shortened to what is drawn.
const faBars: DefinitionIconProps['definition'] = {
  icon: [640, 512, 'M64 64h512v80H64zm0 152h384v80H64zm0 152h256v80H64z'],
};

function DefinitionIcon({ definition, ...props }: DefinitionIconProps) {
  const [width, height, path] = definition.icon;
  return (
    <SvgIcon viewBox={`0 0 ${width} ${height}`} {...props}>
      <path d={path} />
    </SvgIcon>
  );
}

export default function FontAwesomeSvgIconDemo() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'end' }}>
      <DefinitionIcon definition={faBars} fontSize="small" />
      <DefinitionIcon definition={faBars} />
      <DefinitionIcon definition={faBars} color="primary" fontSize="large" />
    </Stack>
  );
}
