import { Conversation } from "../components/Conversation";
import { History } from "../components/History";
import { useChat } from "../stores/useChat";

interface RoomProps {
  readonly isHistory: boolean;
  readonly onOpen: () => void;
}

/** The content of the panel: the conversation, or those before it. */
export const Room = ({ isHistory, onOpen }: RoomProps) => {
  const store = useChat();
  return isHistory ? <History store={store} onOpen={onOpen} /> : <Conversation store={store} isFocused />;
};
