import { Avatar } from '../../ui/Avatar/Avatar.tsx'

export function AvatarPicture({ name, src }: { name: string; src: string | null }) {
  return <Avatar name={name} src={src} size={112} />
}
