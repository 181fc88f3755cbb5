// The functions of libcurl that Foundation's URLSession references, for a static link without libcurl.
// Only the server library's proxy handler uses URLSession, and the command has no proxy. Linking the real library would
// add about 25 shared libraries to every start of the command.
#include <stdio.h>
#include <stdlib.h>

#define UNAVAILABLE(name)                                                \
  void name(void) {                                                      \
    fputs(#name ": this program is built without network access\n", stderr); \
    abort();                                                             \
  }

UNAVAILABLE(curl_easy_cleanup)
UNAVAILABLE(curl_easy_getinfo)
UNAVAILABLE(curl_easy_init)
UNAVAILABLE(curl_easy_pause)
UNAVAILABLE(curl_easy_setopt)
UNAVAILABLE(curl_easy_strerror)
UNAVAILABLE(curl_free)
UNAVAILABLE(curl_global_init)
UNAVAILABLE(curl_multi_add_handle)
UNAVAILABLE(curl_multi_assign)
UNAVAILABLE(curl_multi_cleanup)
UNAVAILABLE(curl_multi_info_read)
UNAVAILABLE(curl_multi_init)
UNAVAILABLE(curl_multi_remove_handle)
UNAVAILABLE(curl_multi_setopt)
UNAVAILABLE(curl_multi_socket_action)
UNAVAILABLE(curl_slist_append)
UNAVAILABLE(curl_slist_free_all)
UNAVAILABLE(curl_url)
UNAVAILABLE(curl_url_cleanup)
UNAVAILABLE(curl_url_get)
UNAVAILABLE(curl_url_set)
UNAVAILABLE(curl_version)
UNAVAILABLE(curl_version_info)
